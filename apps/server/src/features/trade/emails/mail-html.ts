const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** The text of an email as HTML, with clickable addresses. All typed text is escaped. */
export function mailHtml(text: string, language: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${paragraph.split('\n').map(lineHtml).join('<br>')}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 16px;background:#f5f7f9">
<div style="max-width:600px;margin:0 auto;padding:28px 32px;background:#ffffff;border:1px solid #e8edf1;border-radius:12px;color:#17212b;font:15px/1.6 -apple-system,'Segoe UI','PingFang HK','Microsoft JhengHei','Noto Sans HK',Arial,sans-serif;overflow-wrap:anywhere">
${paragraphs}
</div></body></html>`;
}

function lineHtml(line: string): string {
  let html = '';
  let from = 0;
  for (const match of line.matchAll(ADDRESS)) {
    const url = escaped(match[0]);
    html += `${escaped(line.slice(from, match.index))}<a href="${url}" style="color:#0070ab">${url}</a>`;
    from = match.index + match[0].length;
  }
  return html + escaped(line.slice(from));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An empty card in the place of what is loading, so that nothing below it moves when it arrives. */
export function Reserved({ heightPx }: { heightPx: number }) {
  return <div className="below-12 bg-card framed radius-huge" style={{ minHeight: heightPx }} aria-hidden="true" />;
}

import { Link } from 'react-router';
import './logo.css';

/** The logo with the name in both scripts; links to the root path. */
export function Logo() {
  return (
    <Link to="/" className="logo inline-flex items-center gap-10 text-plain radius-medium" translate="no">
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <rect width="28" height="28" rx="7" fill="#0085ca" />
        <path d="M9.2 7h10.3v3.1h-6.7v2.9h5.8v3h-5.8v5.2H9.2z" fill="#fff" />
      </svg>
      <span className="logo-name font-title bold">{brand.latin}</span>
      <span className="font-body faint" lang="zh-Hant">
        {brand.chinese}
      </span>
    </Link>
  );
}

/** The name is the same in every language. */
const brand = { latin: 'Folio', chinese: '富理' };

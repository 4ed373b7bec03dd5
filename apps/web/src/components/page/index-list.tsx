import { Link } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import './index-list.css';

export interface IndexRow {
  path: string;
  icon: IconName;
  title: string;
  /** One sentence on what it is for. */
  about: string;
}

/** A list of screens with what each is for, such as the reports. */
export function IndexList({ rows }: { rows: readonly IndexRow[] }) {
  return (
    <ul className="index-list tint-links rings-inside">
      {rows.map(({ path, icon, title, about }) => (
        <li className="ruled-above" key={path}>
          <Link className="flex items-center gap-14 text-inherit" to={path}>
            <span className="w-36 h-36 rigid grid centred text-link bg-grey radius-medium">
              <Icon name={icon} size={18} />
            </span>
            <span>
              <strong className="block bold">{title}</strong>
              <span className="font-base muted">{about}</span>
            </span>
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

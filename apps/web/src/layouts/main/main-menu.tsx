import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useNeeds } from '../../api/queries/reports/needs.ts';
import { useMyRooms } from '../../api/queries/year-end/guest-room.ts';
import { Icon } from '../../components/page/icon.tsx';
import { preloadScreen } from '../../screen-loaders.ts';
import { useSession } from '../../session/session-store.ts';
import { maySeeScreen } from './access/screen-access.ts';
import { guestItem, isUnder, type MenuItem, mainMenu, practiceItem, settingsMenu } from './menu.ts';
import './main-menu.css';

/** The menu of the sidebar. Settings opens below itself. */
export function MainMenu() {
  const { t } = useTranslation('shell');
  const items = useSeen(mainMenu);
  const { profile, company } = useSession();
  const isOfPractice = (profile?.practices.length ?? 0) > 0;
  const { data: rooms } = useMyRooms(company === null && !isOfPractice);
  const isGuest = company === null && (rooms?.length ?? 0) > 0;
  return (
    <nav className="menu pad-0-12 fill-row" aria-label={t('menu.label')}>
      <ul>
        {isOfPractice && <MenuLink item={practiceItem} withIcon />}
        {isGuest && <MenuLink item={guestItem} withIcon />}
        {(isGuest || (isOfPractice && company === null) ? [] : items).map((item) => (
          <MenuLink key={item.key} item={item} withIcon />
        ))}
        <SettingsGroup />
      </ul>
    </nav>
  );
}

/** The items whose screens are in the user's role. */
function useSeen(items: readonly MenuItem[]): readonly MenuItem[] {
  const { profile, company } = useSession();
  return company === null ? items : items.filter(({ path }) => maySeeScreen(path, profile?.may ?? []));
}

function SettingsGroup() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const items = useSeen(settingsMenu);
  const { data: needs } = useNeeds();
  const waiting = needs ? items.reduce((sum, item) => sum + (item.count?.(needs) ?? 0), 0) : 0;
  const isInside = items.some((item) => isUnder(pathname, item));
  const [isOpen, setOpen] = useState(isInside);
  useEffect(() => {
    if (isInside) setOpen(true);
  }, [isInside]);
  return (
    <li>
      <button
        type="button"
        className="menu-item tint-link ring-inside gap-11 font-inherit border-0 bg-none flex items-center full text-plain text-left radius-medium pointer"
        aria-expanded={isOpen}
        aria-controls="menu-settings"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="settings" />
        <span>{t('menu.settings')}</span>
        {!isOpen && <MenuCount count={waiting} />}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={15} />
      </button>
      <ul id="menu-settings" hidden={!isOpen}>
        {items.map((item) => (
          <MenuLink key={item.key} item={item} />
        ))}
      </ul>
    </li>
  );
}

/** How many things wait behind an item. */
function MenuCount({ count }: { count: number }) {
  const { t } = useTranslation('shell');
  if (count === 0) return null;
  return (
    <span className="menu-count pad-0-7 font-small line-18 text-selected text-center bg-selected radius-medium figures num">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden absolute clip nowrap">{t('menu.waiting', { count })}</span>
    </span>
  );
}

function MenuLink({ item, withIcon }: { item: MenuItem; withIcon?: boolean }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { data: needs } = useNeeds();
  const count = needs && item.count ? item.count(needs) : 0;
  const isCurrent = isUnder(pathname, item);
  return (
    <li>
      <Link
        to={item.path}
        className={
          withIcon
            ? 'menu-item tint-link ring-inside gap-11 font-inherit border-0 bg-none flex items-center full text-plain text-left radius-medium pointer'
            : 'menu-item tint-link ring-inside gap-11 font-inherit border-0 bg-none flex items-center full text-plain text-left radius-medium pointer menu-item-inner'
        }
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={() => preloadScreen(item.path)}
        onFocus={() => preloadScreen(item.path)}
      >
        {withIcon && <Icon name={item.icon} />}
        <span>{t(`menu.${item.key}`)}</span>
        <MenuCount count={count} />
      </Link>
    </li>
  );
}

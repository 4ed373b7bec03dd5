import { Button } from 'antd';
import { KeyCap } from '../src/components/keyboard/key-cap.tsx';
import { Avatar } from '../src/components/page/avatar.tsx';
import { Card } from '../src/components/page/card.tsx';
import { DoorIcon } from '../src/components/page/door-icon.tsx';
import { Icon } from '../src/components/page/icon.tsx';
import { IndexList } from '../src/components/page/index-list.tsx';
import { LanguageSwitch } from '../src/components/page/language-switch.tsx';
import { Logo } from '../src/components/page/logo.tsx';
import { PageHeader } from '../src/components/page/page-header.tsx';
import { Reserved } from '../src/components/page/reserved.tsx';
import { RowsSkeleton } from '../src/components/page/rows-skeleton.tsx';
import { ToolHeader } from '../src/components/page/tool-header.tsx';
import { sample } from './sample.ts';
import type { Specimen } from './specimen.ts';

export const pages: readonly Specimen[] = [
  {
    of: 'page/page-header',
    state: 'with a subtitle and an action',
    node: (
      <PageHeader
        title={sample.title}
        subtitle={sample.sentence}
        actions={<Button type="primary">{sample.action}</Button>}
      />
    ),
  },
  {
    of: 'page/page-header',
    state: 'with a long title',
    node: <PageHeader title={sample.long} />,
  },
  {
    of: 'page/tool-header',
    state: 'below a list',
    node: <ToolHeader title={sample.title} parent={{ title: sample.word, path: '/' }} />,
  },
  { of: 'page/reserved', state: 'while a bar is loading', node: <Reserved heightPx={89} /> },
  {
    of: 'page/card',
    state: 'with a title',
    node: (
      <Card title={sample.title} extra={sample.word}>
        <p>{sample.sentence}</p>
      </Card>
    ),
  },
  {
    of: 'page/index-list',
    state: 'two screens',
    node: (
      <IndexList
        rows={[
          { path: '/reports', icon: 'chart', title: sample.title, about: sample.sentence },
          { path: '/accounting', icon: 'calculator', title: sample.long, about: sample.sentence },
        ]}
      />
    ),
  },
  { of: 'page/avatar', state: 'initials', node: <Avatar name={sample.person} /> },
  {
    of: 'page/icon',
    state: 'small and large',
    node: [14, 18, 28].map((size) => <Icon key={size} name="bank" size={size} />),
  },
  { of: 'page/door-icon', state: 'as before sign-in', node: <DoorIcon name="mail" size={28} /> },
  { of: 'page/logo', state: 'as in the sidebar', node: <Logo /> },
  {
    of: 'page/language-switch',
    state: 'as before sign-in',
    node: <LanguageSwitch className="flex gap-12" onChoose={() => undefined} />,
  },
  { of: 'page/rows-skeleton', state: 'loading', node: <RowsSkeleton rows={3} /> },
  { of: 'keyboard/key-cap', state: 'two keys', node: ['Ctrl', 'K'].map((key) => <KeyCap key={key}>{key}</KeyCap>) },
];

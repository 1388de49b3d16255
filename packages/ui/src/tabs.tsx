import { css } from '@emotion/react';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import { color, fontSize, media, quick, space } from './theme.ts';

const list = css`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: thin;
  box-shadow: inset 0 -1px ${color.hairline};
`;

const trigger = css`
  flex: none;
  min-height: 40px;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${quick};
  &:hover {
    color: ${color.text};
  }
  &[data-state='active'] {
    border-bottom-color: ${color.accentText};
    color: ${color.accentText};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;

interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode }[];
  /** Names the row of tabs for screen readers. */
  label: string;
  /** The TabPanels. */
  children?: ReactNode;
}

/** A row of tabs with arrow-key navigation; it scrolls where it does not fit. */
export const Tabs = <Value extends string>({ value, onValueChange, tabs, label, children }: TabsProps<Value>) => {
  const row = useRef<HTMLDivElement>(null);

  const place = tabs.findIndex((tab) => tab.value === value);

  useEffect(() => {
    const active = row.current?.children.item(place);
    // not scrollIntoView, which would move the page too
    if (row.current && active instanceof HTMLElement) {
      row.current.scrollLeft = active.offsetLeft - (row.current.clientWidth - active.clientWidth) / 2;
    }
  }, [place]);

  const choose = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab) onValueChange(tab.value);
  };

  return (
    <Root value={value} onValueChange={choose} css={{ minWidth: 0 }}>
      <List ref={row} data-screen-only aria-label={label} css={[list, { position: 'relative' }]}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} css={trigger}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {children}
    </Root>
  );
};

interface TabPanelProps {
  value: string;
  children: ReactNode;
}

/** Inside Tabs; only the active panel is mounted. */
export const TabPanel = ({ value, children }: TabPanelProps) => (
  <Content value={value} css={{ paddingTop: space(6), minWidth: 0 }}>
    {children}
  </Content>
);

import { css } from '@emotion/react';
import { IconButton, color, media, radius, useFocusLeftBehind } from '@hub/ui';
import { EllipsisVertical } from 'lucide-react';
import { Content, Item, Portal, Root, Trigger } from 'radix-ui/dropdown-menu';
import { useRef, type ReactNode } from 'react';

const panel = css`
  z-index: 40;
  min-width: 184px;
  padding: 4px;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: 0 12px 32px rgb(8 10 24 / 22%);
`;
const entry = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 36px;
  padding: 4px 12px;
  border-radius: 4px;
  cursor: pointer;
  outline: none;
  -webkit-user-select: none;
  user-select: none;
  & svg {
    width: 16px;
    height: 16px;
  }
  &[data-highlighted] {
    background: ${color.accentSoft};
  }
  &[data-danger] {
    color: ${color.dangerText};
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;

export interface MenuAction {
  icon: ReactNode;
  label: string;
  isDangerous?: boolean;
  onSelect: () => void;
}

interface Props {
  label: string;
  actions: readonly MenuAction[];
  /** The page's landmark, in which the menu is drawn. */
  container: HTMLElement | null;
}

/** The actions behind three dots; open at first. The chosen one runs after the menu has closed and its button has the focus. */
export const Menu = ({ label, actions, container }: Props) => {
  const chosen = useRef<MenuAction>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  useFocusLeftBehind(trigger); // an action may take its class off the list
  return (
    <Root defaultOpen modal={false}>
      <Trigger ref={trigger} asChild>
        <IconButton label={label}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      </Trigger>
      <Portal container={container}>
        <Content
          css={panel}
          align="end"
          collisionPadding={8}
          onCloseAutoFocus={() => {
            const action = chosen.current;
            chosen.current = undefined;
            if (action) queueMicrotask(action.onSelect);
          }}
        >
          {actions.map((action) => (
            <Item
              key={action.label}
              css={entry}
              data-danger={action.isDangerous || undefined}
              onSelect={() => (chosen.current = action)}
            >
              {action.icon}
              {action.label}
            </Item>
          ))}
        </Content>
      </Portal>
    </Root>
  );
};

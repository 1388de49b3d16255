import { css } from '@emotion/react';
import { IconButton, color, media, radius, useFocusLeftBehind, elevation, sizes, space, stroke } from '@hub/ui';
import { EllipsisVertical } from 'lucide-react';
import { Content, Item, Portal, Root, Trigger } from 'radix-ui/dropdown-menu';
import { useRef, type ReactNode } from 'react';

const panel = css`
  z-index: 40;
  min-width: ${space(46)};
  padding: ${space(1)};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${elevation.menu};
`;
const entry = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${sizes.compact};
  padding: ${space(1)} ${space(3)};
  border-radius: ${space(1)};
  cursor: pointer;
  outline: none;
  -webkit-user-select: none;
  user-select: none;
  & svg {
    width: ${sizes.icon};
    height: ${sizes.icon};
  }
  &[data-highlighted] {
    background: ${color.accentSoft};
  }
  &[data-danger] {
    color: ${color.dangerText};
  }
  ${media.mobile} {
    min-height: ${sizes.touch};
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
  useFocusLeftBehind(trigger); // an action may remove its class from the list
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

import { css } from '@emotion/react';
import { color, media, radius, sizes, space, stroke } from '@hub/ui';
import {
  Bold,
  Code,
  CodeXml,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Sigma,
  Undo2,
} from 'lucide-react';
import { toggleMark } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { Button, Root, Separator } from 'radix-ui/toolbar';
import type { ReactNode } from 'react';
import { t } from '../../../messages.ts';
import { formulaAt, hasText, isActive, linkAt, toggleList, toggleQuote, toggleText } from './commands.ts';
import { schema } from './schema.ts';

const bar = css`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  padding: ${space(1)} ${space(2)};
  border-bottom: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface};
  overflow-x: auto;
  ${media.mobile} {
    /* below the app's own bar */
    top: calc(${sizes.touch} + ${space(4)} + ${stroke.thin});
  }
`;
const tool = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${sizes.compact};
  height: ${sizes.compact};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
  & svg {
    width: ${space(4.5)};
    height: ${space(4.5)};
  }
  ${media.mobile} {
    width: ${sizes.touch};
    height: ${sizes.touch};
  }
`;
const divider = css`
  flex: none;
  width: ${stroke.thin};
  height: ${space(5)};
  margin-inline: ${space(1)};
  background: ${color.hairline};
`;

interface ToolProps {
  label: string;
  /** Missing for what is not on or off. */
  isOn?: boolean;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Tool = ({ label, isOn, isOff = false, onPress, children }: ToolProps) => (
  <Button
    css={tool}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    disabled={isOff}
    // the cursor stays in the text
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </Button>
);

const { nodes, marks } = schema;

interface Props {
  state: EditorState;
  run: (command: Command) => void;
  onLink: () => void;
  onFormula: () => void;
  onPicture: () => void;
}

/** One stop of the Tab key; arrow keys move in it. */
export const Toolbar = ({ state, run, onLink, onFormula, onPicture }: Props) => {
  const heading = (level: 1 | 2 | 3, icon: ReactNode) => (
    <Tool
      label={t('note.tool.heading', { level })}
      isOn={hasText(state, nodes.heading, { level })}
      onPress={() => run(toggleText(nodes.heading, { level }))}
    >
      {icon}
    </Tool>
  );
  const mark = (name: 'strong' | 'em' | 'code', icon: ReactNode) => (
    <Tool
      label={t(`note.tool.${name}`)}
      isOn={isActive.mark(state, marks[name])}
      onPress={() => run(toggleMark(marks[name]))}
    >
      {icon}
    </Tool>
  );
  const list = (name: 'bullet_list' | 'ordered_list', icon: ReactNode) => (
    <Tool
      label={t(`note.tool.${name}`)}
      isOn={isActive.node(state, nodes[name])}
      onPress={() => run(toggleList(nodes[name]))}
    >
      {icon}
    </Tool>
  );
  return (
    <Root css={bar} aria-label={t('note.tool.all')}>
      {heading(1, <Heading1 aria-hidden />)}
      {heading(2, <Heading2 aria-hidden />)}
      {heading(3, <Heading3 aria-hidden />)}
      <Separator css={divider} />
      {mark('strong', <Bold aria-hidden />)}
      {mark('em', <Italic aria-hidden />)}
      {mark('code', <Code aria-hidden />)}
      <Separator css={divider} />
      {list('bullet_list', <List aria-hidden />)}
      {list('ordered_list', <ListOrdered aria-hidden />)}
      <Tool label={t('note.tool.quote')} isOn={isActive.node(state, nodes.blockquote)} onPress={() => run(toggleQuote)}>
        <Quote aria-hidden />
      </Tool>
      <Tool
        label={t('note.tool.codeBlock')}
        isOn={hasText(state, nodes.code_block)}
        onPress={() => run(toggleText(nodes.code_block))}
      >
        <CodeXml aria-hidden />
      </Tool>
      <Separator css={divider} />
      <Tool label={t('note.tool.formula')} isOn={formulaAt(state) !== null} onPress={onFormula}>
        <Sigma aria-hidden />
      </Tool>
      <Tool label={t('note.tool.link')} isOn={linkAt(state) !== null} onPress={onLink}>
        <Link2 aria-hidden />
      </Tool>
      <Tool label={t('note.tool.picture')} onPress={onPicture}>
        <ImagePlus aria-hidden />
      </Tool>
      <Separator css={divider} />
      <Tool label={t('note.tool.undo')} isOff={undoDepth(state) === 0} onPress={() => run(undo)}>
        <Undo2 aria-hidden />
      </Tool>
      <Tool label={t('note.tool.redo')} isOff={redoDepth(state) === 0} onPress={() => run(redo)}>
        <Redo2 aria-hidden />
      </Tool>
    </Root>
  );
};

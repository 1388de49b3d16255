import { css } from '@emotion/react';
import type { ClassView } from '@hub/contracts';
import { radius, tone, stroke } from '@hub/ui';
import {
  Atom,
  BookOpen,
  Calculator,
  CodeXml,
  Dna,
  Feather,
  FlaskConical,
  Landmark,
  type LucideIcon,
} from 'lucide-react';
import { subjectOf, type Subject } from './subject.ts';

const icons: Record<Subject, LucideIcon> = {
  math: Calculator,
  chemistry: FlaskConical,
  computing: CodeXml,
  english: Feather,
  history: Landmark,
  biology: Dna,
  physics: Atom,
  other: BookOpen,
};

const tile = css`
  display: grid;
  place-items: center;
  flex: none;
  border: ${stroke.thin} solid;
  border-radius: ${radius.control};
`;

interface Props {
  item: Pick<ClassView, 'name' | 'color'>;
  /** Side of the tile, in px. */
  size?: number;
}

/** The subject's icon in the class's colour. Decoration: the name is next to it. */
export const ClassIcon = ({ item: { name, color }, size = 44 }: Props) => {
  const Icon = icons[subjectOf(name)];
  const shades = tone(color);
  const colors = { width: size, height: size, background: shades.bg, borderColor: shades.border, color: shades.text };
  return (
    <span css={[tile, colors]} aria-hidden>
      <Icon size={size / 2} />
    </span>
  );
};

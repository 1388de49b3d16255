import type { ClassView } from '@hub/contracts';
import { Grid } from '@hub/ui';
import type { ReactNode } from 'react';
import { ClassCard } from './class-card.tsx';

interface Props {
  classes: readonly ClassView[];
  /** The button with the actions of a class. */
  menuOf: (item: ClassView) => ReactNode;
}

export const ClassCards = ({ classes, menuOf }: Props) => (
  <Grid as="ul" min={300} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
    {classes.map((item) => (
      <li key={item.id} css={{ display: 'grid', minWidth: 0 }}>
        <ClassCard item={item} menu={menuOf(item)} />
      </li>
    ))}
  </Grid>
);

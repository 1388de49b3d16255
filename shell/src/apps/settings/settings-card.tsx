import { css } from '@emotion/react';
import { Card, CardHeader, color, Stack, space } from '@hub/ui';
import { useId, type ReactNode } from 'react';

const column = css`
  max-width: ${space(180)};
`;

interface Props {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** One subject of the settings. */
export const SettingsCard = ({ title, hint, children }: Props) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} css={column}>
      <CardHeader title={title} id={id} />
      <Stack>
        {hint && <p css={{ color: color.muted }}>{hint}</p>}
        {children}
      </Stack>
    </Card>
  );
};

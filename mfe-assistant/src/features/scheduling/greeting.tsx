import { Stack, space } from '@hub/ui';
import { Bubble } from '../../shared/bubble.tsx';
import { t } from '../../messages.ts';

const abilities = ['manage', 'create', 'edit', 'delete', 'answer', 'navigate'] as const;

/** The assistant's greeting: what it can do (specification §2). */
export const Greeting = () => (
  <Bubble from="ai">
    <p>{t('scheduling.greeting.hello')}</p>
    <Stack as="ul" gap={1} css={{ marginTop: space(2), paddingLeft: space(5), listStyle: 'disc' }}>
      {abilities.map((ability) => (
        <li key={ability} css={{ display: 'list-item' }}>
          <strong>{t(`scheduling.greeting.${ability}.can`)}</strong>: {t(`scheduling.greeting.${ability}.say`)}
        </li>
      ))}
    </Stack>
  </Bubble>
);

import { Button, Row } from '@hub/ui';
import { useState } from 'react';
import { SettingsCard } from '../settings-card.tsx';
import { History } from './history.tsx';
import { t } from './messages.ts';

/** The student's history, which is read when the student opens it. */
export const HistoryCard = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsCard title={t('title')} hint={t('hint')}>
      {isOpen ? (
        <History />
      ) : (
        <Row>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('show')}
          </Button>
        </Row>
      )}
    </SettingsCard>
  );
};

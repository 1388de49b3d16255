import { Button, Checkbox, Row } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../student-messages.ts';
import { areLettersOn, turnLetters } from '../../shared/letter-shortcuts.ts';
import { SettingsCard } from './settings-card.tsx';

export const KeyboardCard = ({ onHelp }: { onHelp: () => void }) => {
  const [isOn, setOn] = useState(areLettersOn);
  return (
    <SettingsCard title={t('settings.keyboard.title')}>
      <Row gap={4} justify="space-between">
        <Checkbox
          label={t('settings.keyboard.letters')}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            turnLetters(checked);
            setOn(checked);
          }}
        />
        <Button variant="secondary" onClick={onHelp}>
          {t('settings.keyboard.show')}
        </Button>
      </Row>
    </SettingsCard>
  );
};

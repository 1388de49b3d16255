import type { ReminderLead } from '@hub/contracts';
import { useState } from 'react';
import { useReminderChoice, useSaveReminderChoice } from './api.ts';

export interface ReminderFieldState {
  /** Undefined until it is known. */
  readonly lead: ReminderLead | undefined;
  readonly isError: boolean;
  readonly choose: (lead: ReminderLead) => void;
  /** Sends what was chosen, if that is not what is stored. */
  readonly save: () => void;
}

/** When the student is reminded of one event or task: what is stored, and what is being chosen. */
export const useReminderField = (id: string): ReminderFieldState => {
  const { data: stored, isError } = useReminderChoice(id);
  const { mutate } = useSaveReminderChoice(id);
  const [chosen, choose] = useState<ReminderLead | null>(null);
  return {
    lead: chosen ?? stored?.lead,
    isError,
    choose,
    save: () => {
      if (chosen !== null && chosen !== stored?.lead) mutate(chosen);
    },
  };
};

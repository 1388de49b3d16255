import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Chooses an action of a class; its menu is loaded when it is first opened. */
export const chooseFromMenu = async (className: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${className}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }, { timeout: 10_000 }));
};

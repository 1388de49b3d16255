import { PasskeyId, type PasskeyView } from '@hub/contracts';
import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serveApi } from '../../../testing-server.ts';
import { SecondFactorCard } from './second-factor-card.tsx';

const { answer, asked } = serveApi();
const on = { since: '2026-11-20T08:00:00.000Z', recoveryCodesLeft: 1, app: true, passkeys: [] as PasskeyView[] };
const passkey = {
  id: PasskeyId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11'),
  name: 'Laptop',
  createdAt: on.since,
  lastUsedAt: null,
};
const codes = { recoveryCodes: ['abcd-efgh-jkmn', 'bcde-fghj-kmnp'] };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const enrolment = { secret, address: `otpauth://totp/Hub:ann@example.org?secret=${secret}` };
const path = '/api/account/second-factor';

const open = (factor: typeof on | null) => renderInShell(<SecondFactorCard factor={factor} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const enter = (text: string) => userEvent.type(screen.getByLabelText('Code'), `${text}{Enter}`);

describe('two-step sign-in that is off', () => {
  it('is turned on with a code of the app, and shows the recovery codes until they are saved', async () => {
    answer('post', `${path}/enrolment`, [201, enrolment]);
    answer('put', path, [400, { message: 'This code is not right.', code: 'wrong_code' }]);
    const { notices } = open(null);
    await press('Set up');
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn on two-step sign-in' }));
    expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(dialog.getByRole('link', { name: /on this device/ })).toHaveAttribute('href', enrolment.address);
    await press('Turn on');
    expect(dialog.getByText('Please enter the code')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Code'), '123456');
    await press('Turn on');
    await waitFor(() => expect(notices[0]).toMatchObject({ description: 'This code is not right.' }));
    expect(dialog.getByLabelText('Code')).toHaveValue('123456');

    answer('put', path, [200, codes]);
    await press('Turn on');
    const saved = within(await screen.findByRole('alertdialog', { name: 'Save your recovery codes' }));
    expect(saved.getByText('abcd-efgh-jkmn')).toBeVisible();
    expect(saved.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      'data:text/plain;charset=utf-8,abcd-efgh-jkmn%0Abcde-fghj-kmnp%0A',
    );
    await userEvent.keyboard('{Escape}');
    expect(saved.getByText('abcd-efgh-jkmn')).toBeVisible();
    await press("I've saved them");
    expect(screen.queryByText('abcd-efgh-jkmn')).not.toBeInTheDocument();
    expect(asked.filter(({ call }) => call === `put ${path}`).map(({ body }) => body)).toEqual([
      { code: '123456' },
      { code: '123456' },
    ]);
  });

  it('says why it cannot be set up', async () => {
    answer('post', `${path}/enrolment`, [503, { message: 'The service is unavailable at the moment.' }]);
    const { notices } = open(null);
    await press('Set up');
    await waitFor(() => expect(notices[0]).toMatchObject({ tone: 'destructive' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('two-step sign-in that is on', () => {
  it('says since when, and how many recovery codes are left', () => {
    open(on);
    expect(screen.getByText(/since Nov 20, 2026/)).toBeVisible();
    expect(screen.getByText('One recovery code is left.')).toBeVisible();
  });

  it('is turned off with a code', async () => {
    answer('delete', path, [204, null]);
    const { notices } = open(on);
    await press('Turn off');
    await enter('abcd-efgh-jkmn');
    await waitFor(() => expect(notices[0]?.title).toBe('Two-step sign-in is off'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toEqual([{ call: `delete ${path}`, body: { code: 'abcd-efgh-jkmn' } }]);
  });

  it('gives new recovery codes for a code', async () => {
    answer('post', `${path}/recovery-codes`, [201, codes]);
    open(on);
    await press('New recovery codes');
    await enter('123456');
    expect(await screen.findByText('bcde-fghj-kmnp')).toBeVisible();
  });
});

describe('two-step sign-in by a passkey', () => {
  it('can have an app as well, which brings no other recovery codes', async () => {
    answer('post', `${path}/enrolment`, [201, enrolment]);
    answer('put', path, [200, { recoveryCodes: [] }]);
    const { notices } = open({ ...on, app: false, passkeys: [passkey] });
    expect(screen.getByText(/Your second step is a passkey/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
    await press('Set up an app');
    await screen.findByRole('dialog', { name: 'Turn on two-step sign-in' });
    await enter('123456');
    await waitFor(() => expect(notices[0]?.title).toBe('Two-step sign-in is on'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('gives new recovery codes without a code: the server asks for a proof when it wants one', async () => {
    answer('post', `${path}/recovery-codes`, [201, codes]);
    open({ ...on, app: false, passkeys: [passkey] });
    await press('New recovery codes');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Get new recovery codes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'New recovery codes' }));
    expect(await screen.findByText('bcde-fghj-kmnp')).toBeVisible();
    expect(asked).toEqual([{ call: `post ${path}/recovery-codes`, body: {} }]);
  });

  it('says that it stays when the app is turned off', async () => {
    answer('delete', path, [204, null]);
    const { notices } = open({ ...on, passkeys: [passkey] });
    await press('Turn off');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Your passkeys and recovery codes still work/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(asked).toEqual([{ call: `delete ${path}`, body: {} }]);
  });
});

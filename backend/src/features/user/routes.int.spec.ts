import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const form = { email: 'Ann@Example.edu', password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };

describe('registering', () => {
  it('makes an account, signs in and shows the student at once', async () => {
    const ann = await app.student();
    const { status, body } = await ann.get('/api/auth/user');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: ann.userId, email: ann.email, firstName: 'Ann' },
    });
    expect(Object.keys(body as object).toSorted()).toEqual(
      ['createdAt', 'email', 'firstName', 'id', 'lastName', 'profileImageUrl'].toSorted(),
    );
  });

  it('gives twenty who ask at once for one address exactly one account', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.visitor.post('/api/auth/register', form)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const { rows } = await app.platform.db.raw<{ rows: unknown[] }>(
      `select 1 from user_list where email = 'ann@example.edu'`,
    );
    expect(rows).toHaveLength(1);
  });
});

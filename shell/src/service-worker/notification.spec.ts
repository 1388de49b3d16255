import { expect, it } from 'vitest';
import { addressOf, payloadOf } from './notification.ts';

it('a message is shown with its words, and one without a form without them', () => {
  const sent = { title: 'Reminder: Midterm', body: 'Sun, Mar 28', path: '/calendar?date=2027-03-28', tag: 'a' };
  expect(payloadOf(JSON.stringify(sent))).toEqual(sent);
  const plain = { title: 'Academic Hub', body: '', path: '/', tag: 'reminder' };
  for (const text of ['', 'null', '7', '{"title":7}', '{']) expect(payloadOf(text)).toEqual(plain);
});

it('a click never leaves the app', () => {
  const origin = 'https://hub.example';
  expect(addressOf('/calendar?date=2027-03-28', origin)).toBe(`${origin}/calendar?date=2027-03-28`);
  for (const path of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://[']) {
    expect(addressOf(path, origin)).toBe(`${origin}/`);
  }
});

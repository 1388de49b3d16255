import { describe, expect, it } from 'vitest';
import { accepted } from './accepted.ts';
import { Audit, judge } from './judge.ts';

/** As the client prints it. */
const audit = Audit.parse({
  advisories: {
    1100001: {
      findings: [{ version: '3.3.0', paths: ['backend>koa'], dev: false, optional: false, bundled: false }],
      id: 1100001,
      title: 'Koa trusts a header',
      module_name: 'koa',
      vulnerable_versions: '<4',
      patched_versions: null,
      severity: 'high',
      cwe: 'CWE-1',
      github_advisory_id: 'GHSA-aaaa-bbbb-cccc',
      url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    },
  },
  metadata: { totalDependencies: 1340 },
});
const line =
  'high: koa 3.3.0: Koa trusts a header (GHSA-aaaa-bbbb-cccc, https://github.com/advisories/GHSA-aaaa-bbbb-cccc)';
const known = { id: 'GHSA-aaaa-bbbb-cccc', reason: 'the header is set by our proxy', until: '2027-01-31' };

describe('advisories', () => {
  it('are open unless they are accepted', () => {
    expect(judge(audit, [], '2026-11-26')).toEqual({ open: [line], accepted: [], unneeded: [] });
  });

  it('are accepted for a reason until a day, and open after it', () => {
    const reason = 'GHSA-aaaa-bbbb-cccc is accepted until 2027-01-31: the header is set by our proxy';
    expect(judge(audit, [known], '2027-01-31')).toEqual({ open: [], accepted: [reason], unneeded: [] });
    expect(judge(audit, [known], '2027-02-01').open).toEqual([`${line}; it was accepted until 2027-01-31`]);
  });

  it('that are gone need no acceptance', () => {
    expect(judge({ advisories: {} }, [known], '2026-11-26').unneeded).toEqual([known.id]);
  });

  it('in the list have an id, a reason and a day', () => {
    for (const { id, reason, until } of accepted) {
      expect(id).toMatch(/^GHSA(-[\da-z]{4}){3}$/);
      expect(reason).not.toBe('');
      expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

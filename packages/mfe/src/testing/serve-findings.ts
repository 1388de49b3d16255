import type { FindingView, TermChoice } from '@hub/contracts';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { refusal } from './serve.ts';

interface Findings {
  findings: FindingView[];
  termChoices: TermChoice[];
}

type Info = { request: Request; params: Record<string, unknown> };
type Make = (info: Info, change: (body: object) => JsonBodyType) => Promise<Response>;

const accepted = (finding: FindingView, body: object = {}) => ({
  ...finding,
  ...body,
  decision: Object.keys(body).length > 0 ? 'edited' : 'accepted',
  calendarEventId: finding.change === 'gone' ? null : (finding.calendarEventId ?? crypto.randomUUID()),
  movedFrom: null,
});
const kept = (finding: FindingView) => ({ ...finding, ...finding.movedFrom, decision: 'kept', movedFrom: null });
const merged = (finding: FindingView) => ({ ...finding, decision: 'merged', calendarEventId: null });
const dismissed = (finding: FindingView) => ({ ...finding, decision: 'dismissed', calendarEventId: null });

/** The findings of the fake account's syllabi; `make` applies a change that can be undone. */
export const findingHandlers = (account: Findings, make: Make) => {
  const isOf =
    ({ params }: Info) =>
    (finding: FindingView) =>
      finding.documentId === params['id'];
  const waits = ({ outcome, decision }: FindingView) => outcome !== 'left_out' && decision === 'none';
  const replace = (change: (finding: FindingView) => object) => {
    account.findings = account.findings.map((finding) => change(finding) as FindingView);
  };
  const view = (info: Info) => ({ findings: account.findings.filter(isOf(info)), termChoices: account.termChoices });

  const decide = (path: string, decided: (finding: FindingView, body: object) => object) =>
    http.post(`/api/documents/:id/findings/:findingId/${path}`, (info) => {
      const isIt = ({ id }: FindingView) => id === info.params['findingId'];
      if (!account.findings.some(isIt)) return refusal(404, 'Not found')();
      return make(info, (body) => {
        replace((finding) => (isIt(finding) ? decided(finding, body) : finding));
        return account.findings.find(isIt) ?? null;
      });
    });

  return [
    http.get('/api/documents/:id/findings', (info) => HttpResponse.json(view(info))),
    decide('accept', accepted),
    decide('dismiss', dismissed),
    decide('keep', kept),
    decide('merge', merged),
    http.post('/api/documents/:id/findings/accept', (info) =>
      make(info, () => {
        const waiting = account.findings.filter(isOf(info)).filter(waits);
        replace((finding) => (waiting.includes(finding) ? accepted(finding) : finding));
        return { accepted: waiting.length };
      }),
    ),
    http.post('/api/documents/:id/term', (info) =>
      make(info, () => {
        account.termChoices = [];
        replace((finding) =>
          finding.outcome === 'created' ? { ...finding, calendarEventId: crypto.randomUUID() } : finding,
        );
        return view(info);
      }),
    ),
  ];
};

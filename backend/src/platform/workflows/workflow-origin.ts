import { originHeaders, traced } from '@hub/telemetry';
import { defaultPayloadConverter, type WorkflowClientInterceptor } from '@temporalio/client';

const asPayload = ([name, value]: [string, string]) => [name, defaultPayloadConverter.toPayload(value)] as const;

/** Passes the origin of a workflow in headers, which its interceptor passes on to its activities. */
export const originOfWorkflow: WorkflowClientInterceptor = {
  start: (input, next) =>
    traced(`start ${input.workflowType}`, { kind: 'producer' }, () => {
      const headers = Object.fromEntries(Object.entries(originHeaders()).map(asPayload));
      return next({ ...input, headers: { ...input.headers, ...headers } });
    }),
};

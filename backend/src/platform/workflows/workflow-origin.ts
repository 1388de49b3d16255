import { originHeaders, traced } from '@hub/telemetry';
import { defaultPayloadConverter, type WorkflowClientInterceptor } from '@temporalio/client';

const asPayload = ([name, value]: [string, string]) => [name, defaultPayloadConverter.toPayload(value)] as const;

/** A workflow is told where it comes from, in headers that its interceptor hands on to its activities. */
export const originOfWorkflow: WorkflowClientInterceptor = {
  start: (input, next) =>
    traced(`start ${input.workflowType}`, { kind: 'producer' }, () => {
      const headers = Object.fromEntries(Object.entries(originHeaders()).map(asPayload));
      return next({ ...input, headers: { ...input.headers, ...headers } });
    }),
};

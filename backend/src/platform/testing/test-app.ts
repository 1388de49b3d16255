import type { Feature, Parts } from '../feature.ts';

/** A client with one student's session. `path` starts with `/`; a plain object body is sent as JSON. */
export interface TestClient {
  readonly userId: string;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  delete(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or undefined when there is none. */
  readonly body: unknown;
  readonly bytes: Uint8Array;
}

/** A whole backend in this process: API and projector on a fresh database and a fresh event log. */
export interface TestApp {
  readonly origin: string;
  readonly parts: Parts;
  /** Registers a new student and signs in. */
  student(): Promise<TestClient>;
  /** Without a session. */
  readonly visitor: Omit<TestClient, 'userId'>;
  /** With the worker token. */
  readonly worker: Omit<TestClient, 'userId'>;
  stop(): Promise<void>;
}

/** Start it in `beforeAll`, stop it in `afterAll`. The user feature is always there. */
export declare const startTestApp: (features: readonly Feature[]) => Promise<TestApp>;

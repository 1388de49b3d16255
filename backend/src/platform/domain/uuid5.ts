import { v5 } from 'uuid';

const namespace = '6f1f2c1e-1a5d-4b0c-9d0e-2b7a4c3d8e5f';

/** A name-based UUID (RFC 9562 §5.5): the same parts always give the same id. */
export const uuid5 = (...parts: readonly string[]): string => v5(JSON.stringify(parts), namespace);

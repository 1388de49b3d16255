import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// a busy machine may take its time
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no pointer capture, which Radix's toast asks for on every pointer up
if (!('hasPointerCapture' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'hasPointerCapture', { value: () => false });
}

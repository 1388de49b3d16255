import { useState, type FormEvent } from 'react';
import type { z } from 'zod';

type Errors = Readonly<Record<string, string>>;

/** The first message of each field of a failed parse. */
const errorsOf = (error: z.ZodError): Errors => {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
};

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'));

/** A field that the schema has and the form lacks would silently get its default, or be reset. */
const requireControls = (schema: z.ZodType, form: HTMLFormElement) => {
  const fields = 'shape' in schema ? Object.keys(schema.shape ?? {}) : [];
  const missing = fields.filter((name) => !form.elements.namedItem(name));
  if (missing.length > 0) throw new Error(`The form has no control for ${missing.join(', ')}`);
};

/**
 * A form of plain, uncontrolled fields (by their `name`), checked against the contract's schema on submit. Typed text
 * stays in the fields; `errors` has a message per field name until the next submit. `onInvalid` gets the first
 * message, for forms that show it as a toast (decision Q155). Submitting throws, except in production, when a field of
 * the schema has no control of its name.
 */
export const useForm = <Schema extends z.ZodType>(
  schema: Schema,
  { onValid, onInvalid }: { onValid: (value: z.output<Schema>) => void; onInvalid?: (message: string) => void },
) => {
  const [errors, setErrors] = useState<Errors>({});
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (process.env['NODE_ENV'] !== 'production') requireControls(schema, form);
    const parsed = schema.safeParse(textsOf(form));
    const found = parsed.success ? {} : errorsOf(parsed.error);
    setErrors(found);
    if (parsed.success) return onValid(parsed.data);
    const first = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in found);
    if (first instanceof HTMLElement) first.focus();
    onInvalid?.(Object.values(found)[0] ?? '');
  };
  return { errors, setErrors, onSubmit };
};

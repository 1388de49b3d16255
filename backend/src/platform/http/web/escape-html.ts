const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for the content of an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? sign);

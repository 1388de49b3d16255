const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text for the content of an element, or for an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? sign);

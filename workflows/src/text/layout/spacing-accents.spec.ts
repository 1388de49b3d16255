import { describe, expect, it } from 'vitest';
import { withAccents } from './spacing-accents.ts';

describe('accents that are separate characters', () => {
  it.each([
    ['Mi´ercoles, Publicaci´on, d´ıas, F´ ısica', 'Miércoles, Publicación, días, Física'],
    ['avalia¸c˜oes b´asicas, ´e recomend´´avel', 'avaliações básicas, é recomendável'],
    ['`a Teoria, tr`es, universit`a, `E', 'à Teoria, très, università, È'],
    ['Ciˆencias, Gen`eve, Fran¸cois, Espa~na, N˜ao', 'Ciências, Genève, François, España, Não'],
    ['¨Ubung, f¨ur, M¨arz', 'Übung, für, März'],
    ['ˇCesk´y, ˇskola, ˚Arhus, Erd˝os, ´swiat, ¨ıv', 'Český, škola, Århus, Erdős, świat, ïv'],
  ])('before their letter are joined with it: %s', (text, expected) => {
    expect(withAccents(text)).toBe(expected);
  });

  it('after their letter are joined with it', () => {
    expect(withAccents('Bu¨rger, fu¨r, Pru¨fung, scho¨n, cafe´, Franc¸ois')).toBe(
      'Bürger, für, Prüfung, schön, café, François',
    );
  });

  it('are left alone where they are apostrophes, quotes, paths or signs', () => {
    const text =
      'today´s, don´t, we´re, I´ll, students´ essay, `a`, `code`, /~nina, ~ 20, ~a dozen, 37˚C, O´Connor, D´Angelo';
    expect(withAccents(text)).toBe(text);
  });

  it('are found in linear time', () => {
    const since = performance.now();
    for (const part of ['´', 'a´', '´a', '´ ', '` ', 'ˆˆa']) withAccents(part.repeat(20_000));
    expect(performance.now() - since).toBeLessThan(5000);
  });
});

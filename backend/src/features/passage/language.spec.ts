import { describe, expect, it } from 'vitest';
import { askedWords, languageOf } from './language.ts';
import { quoteOf } from './quote-of.ts';

describe('the language of a text', () => {
  it.each([
    ['english', 'The midterm is in week five and it will be about the cells that you have read about in class.'],
    ['german', 'Die Klausur findet in der letzten Woche statt und ist nicht mit dem Skript zu schreiben.'],
    ['french', 'Les étudiants remettent le devoir au début du cours, et la note est donnée dans la semaine.'],
    ['spanish', 'El examen final es en la última semana y los alumnos entregan el informe para la nota.'],
    ['portuguese', 'O exame final é na última semana e os alunos não entregam o relatório para a nota do curso.'],
    [
      'italian',
      "L'esame finale è nella ultima settimana e gli studenti non consegnano il lavoro per la prova del corso.",
    ],
    ['dutch', 'Het tentamen is in de laatste week en de studenten leveren het verslag niet in voor een cijfer.'],
    ['simple', 'BIO210 5.10.2026 12:00 | A1 | B2'],
    ['simple', ''],
  ])('%s is detected by its most common words', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });
});

it('a question is searched without stop words, unless it has no others', () => {
  expect(askedWords('When is the midterm of BIO-210?')).toEqual(['when', 'midterm', 'bio', '210']);
  expect(askedWords('to be or')).toEqual(['to', 'be', 'or']);
  expect(askedWords('?!')).toEqual([]);
});

describe('a quote', () => {
  it('is a whole short passage', () => {
    expect(quoteOf('Cells divide.', 'stars')).toBe('Cells divide.');
  });

  it('begins with the sentence that answers, and is a verbatim part of the passage', () => {
    const text = `${'Plants are green. '.repeat(30)}The exam takes place in Hall 2. ${'Animals move. '.repeat(30)}`;
    const quote = quoteOf(text, 'where do exams take place');
    expect(quote.startsWith('The exam takes place in Hall 2.')).toBe(true);
    expect(quote.length).toBeLessThanOrEqual(500);
    expect(text).toContain(quote);
  });
});

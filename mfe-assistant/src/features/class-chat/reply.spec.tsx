import { classId, serveAccount } from '@hub/mfe/testing';
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { log, openChat, openConversation } from './testing.tsx';

const { account, server } = serveAccount();

describe('a reply', () => {
  const documentId = crypto.randomUUID();
  const citations = [
    { documentId, page: 3, quote: 'Light becomes\u200B sugar.' },
    { documentId: crypto.randomUUID(), page: null, quote: 'Gone.' },
  ];
  const document = {
    id: documentId,
    classId,
    name: 'cells.pdf',
    type: 'general',
    filePath: 'k7Qd',
    mimeType: 'application/pdf',
    size: 2048,
    description: null,
    analyzed: false,
    analysis: 'none',
    analysisError: null,
    createdAt: '2026-09-01T12:00:00.000Z',
  };

  it('quotes its documents, and a click opens one at the page', async () => {
    server.use(http.get('/api/documents', () => HttpResponse.json([document])));
    await openConversation(account, { citations });
    const link = await log().findByRole('link', { name: 'Open cells.pdf, page 3 in a new tab' });
    expect(link).toHaveAttribute('href', `/api/documents/${documentId}/view#page=3`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(log().getByText('“Light becomes sugar.”')).toBeVisible();
    expect(await log().findByText('Deleted document')).toBeVisible();
    expect(log().queryByText('No source in your documents')).not.toBeInTheDocument();
  });

  it('says that it has no source, and which model wrote it', async () => {
    await openConversation(account);
    expect(log().getByText('No source in your documents')).toBeVisible();
    expect(log().getByText('On this server, without a language model')).toBeVisible();
  });

  it('is labelled with the model that really replied', { tags: ['S2.202'] }, async () => {
    openChat();
    expect(await screen.findByText('On this server, without a language model')).toBeVisible();
    cleanup();
    await openConversation(account, { modelUsed: 'quill-2' });
    expect(await screen.findByText('AI model: quill-2')).toBeVisible();
  });

  it('is labelled with the model for the type of the class, before any reply', { tags: ['S2.202'] }, async () => {
    server.use(http.get('/api/chat/models', () => HttpResponse.json({ models: ['Abacus', 'Lens', 'Quill'] })));
    openChat();
    expect(await screen.findByText('AI model: Lens')).toBeVisible();
  });

  it('is marked when the server did not write it', async () => {
    await openConversation(account, { verified: false });
    expect(log().getByText(/^Not verified/)).toBeVisible();
  });
});

import { z } from 'zod';

/** The body of every error response of the API (decisions Q159, Q161). */
export const Problem = z.object({ message: z.string(), code: z.string().optional() });
export type Problem = z.infer<typeof Problem>;

/** Every reason to reject a command, with its HTTP status and its text. */
export const rejections = {
  unauthorized: { status: 401, message: 'Unauthorized' },
  not_found: { status: 404, message: 'Not found' },
  conflict: { status: 409, message: 'Someone else changed this at the same time. Please try again.' },
  email_taken: { status: 409, message: 'An account with this email already exists' },
  wrong_credentials: { status: 401, message: 'Invalid email or password' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a while and try again.' },
  too_many_requests: { status: 429, message: 'You are doing this too often. Please wait a moment and try again.' },
  common_password: { status: 400, message: 'This password is too common. Please choose another one.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for another request already' },
  request_in_progress: { status: 409, message: 'This request is still being worked on. Please try again in a moment.' },
  already_exists: { status: 409, message: 'This already exists' },
  class_not_found: { status: 404, message: 'Class not found' },
  task_not_found: { status: 404, message: 'Task not found' },
  event_not_found: { status: 404, message: 'Event not found' },
  document_not_found: { status: 404, message: 'Document not found' },
  not_a_syllabus: { status: 400, message: 'Only a syllabus can be analyzed' },
  finding_not_found: { status: 404, message: 'Finding not found' },
  finding_incomplete: { status: 422, message: 'Please give it a title and a date' },
  finding_not_changed: { status: 422, message: 'The new syllabus does not change this date' },
  merged_with_itself: { status: 422, message: 'Please choose another event' },
  term_not_chosen: { status: 409, message: 'Please choose the term first' },
  term_not_offered: { status: 400, message: 'This term does not fit the syllabus' },
  analysis_failed: { status: 422, message: 'Analysis failed' },
  analysis_unavailable: { status: 503, message: 'Analysis is unavailable at the moment. Please try again later.' },
  proposal_failed: { status: 422, message: 'This file could not be read.' },
  no_file: { status: 400, message: 'No File Selected: Please select a file to upload' },
  one_file_only: { status: 400, message: 'Please upload one file at a time' },
  empty_file: { status: 400, message: 'The file is empty.' },
  file_too_large: { status: 413, message: 'File Too Large: Please select a file smaller than 10MB' },
  file_type: {
    status: 415,
    message: 'Invalid file type: Please upload PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, or image files only.',
  },
  list_too_long: {
    status: 413,
    message: 'This list is too long to be shown at once: it holds more than 5000 entries.',
  },
  set_not_found: { status: 404, message: 'Flashcard set not found' },
  flashcard_not_found: { status: 404, message: 'Flashcard not found' },
  test_not_found: { status: 404, message: 'Practice test not found' },
  question_not_found: { status: 404, message: 'Question not found' },
  attempt_not_found: { status: 404, message: 'Attempt not found' },
  conversation_not_found: { status: 404, message: 'Conversation not found' },
  other_conversation: { status: 400, message: 'The message belongs to another conversation' },
  set_full: { status: 400, message: 'This set is full: it holds 500 cards.' },
  import_failed: { status: 400, message: 'This file holds no cards' },
  import_too_large: { status: 413, message: 'This file is too large: at most 250 KB' },
  test_full: { status: 400, message: 'This test is full: it holds 200 questions.' },
  attachment_type: {
    status: 415,
    message: 'File type not supported: Please upload PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, or image files only.',
  },
  ai_unavailable: { status: 503, message: 'AI is unavailable at the moment. Please try again later.' },
  ai_slow: {
    status: 503,
    message: 'This is taking longer than usual and is still running. Please check again in a moment.',
  },
  generation_failed: { status: 422, message: 'Nothing could be generated. Please try again.' },
  reply_failed: { status: 422, message: 'There was no reply. Please try again.' },
  empty_test: { status: 400, message: 'No questions found for this test.' },
  not_markable: { status: 400, message: 'Only a short answer that was graded as incorrect can be marked' },
  assistant_question_not_found: { status: 404, message: 'That question is no longer open. Please ask me again.' },
  change_not_found: { status: 404, message: 'There is nothing to undo' },
  changed_since: { status: 409, message: 'This was changed later. Undoing would overwrite the newer change.' },
  session_not_found: { status: 404, message: 'Session not found' },
  wrong_password: { status: 400, message: 'Your current password is not right' },
  email_unverified: {
    status: 403,
    message: 'Your identity provider does not confirm your email address. Please sign up with a password.',
  },
  used_link: { status: 400, message: 'This link was used already or is too old. Please ask for a new one.' },
  cross_site: { status: 403, message: 'This request came from another site' },
  storage_full: {
    status: 507,
    message: 'The service has run out of space: nothing can be changed at the moment. Please try again later.',
  },
  unavailable: { status: 503, message: 'The service is unavailable at the moment. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** The values of `Problem.code`; only `unauthorized` is sent without a code. */
export type RejectionCode = keyof typeof rejections;

import type { ChatNote } from '@pomona/contract/chat/messages';
import { isMedicalQuestion } from './medical-questions.ts';
import { isRude } from './rude-words.ts';

/** What is to be seen in the words of a message. */
export interface Reading {
  note: ChatNote | null;
  isRude: boolean;
}

export const readWording = (text: string): Reading => ({
  note: isMedicalQuestion(text) ? 'medical' : null,
  isRude: isRude(text),
});

// The process that draws: it does one order after another and knows neither database nor network.
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { AppError } from '#platform/errors.ts';
import { drawCard } from './card.ts';
import { drawEverySize, sketch } from './draw.ts';
import type { AnswerMessage, OrderKind, OrderMessage, Orders } from './orders.ts';
import { takePortrait, takeRecipePicture } from './take.ts';

function give(message: OrderMessage): Promise<Orders[OrderKind]['answer']> {
  switch (message.kind) {
    case 'sketch':
      return sketch(message.order.recipe);
    case 'draw':
      return drawEverySize(message.order.recipe);
    case 'card':
      return drawCard(message.order.picture, message.order.words);
    case 'takeRecipe':
      return takeRecipePicture(message.order.bytes);
    case 'takePortrait':
      return takePortrait(message.order.bytes);
  }
}

function faultOf(id: number, error: unknown): AnswerMessage {
  if (error instanceof AppError) return { id, fault: error.message, code: error.code };
  return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/**
 * Before any thread starts: they inherit it. Linux shares out time by sessions first (autogroups) and by niceness only
 * within one, so the session gives way too. Not every platform lets a process say so.
 */
function giveWay(niceness: number): void {
  if (niceness === 0) return;
  for (const say of [
    () => setPriority(0, niceness),
    () => writeFileSync('/proc/self/autogroup', String(niceness)),
  ]) {
    try {
      say();
    } catch {
      // It then draws as fast as everything else.
    }
  }
}

giveWay(Number(process.argv[2] ?? 0));
// One process has one processor, and what was drawn once is not drawn again.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (message: OrderMessage) => {
  void give(message)
    .then(
      (answer): AnswerMessage => ({ id: message.id, answer }),
      (error: unknown) => faultOf(message.id, error),
    )
    .then((answer) => process.send?.(answer));
});
// Whoever gave the orders is gone, perhaps killed.
process.on('disconnect', () => process.exit(0));

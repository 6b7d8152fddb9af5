/** "[12/03/2024, 18:25] Tom: ", "12.03.24, 18:22 - Mama: ", as messengers export what was written. */
const stamp =
  /^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s)?\s?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s?(?:[-–]\s)?([^:\n]{1,40}):\s/iu;
const pictures = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)+/gu;

const attached =
  /^<[^<>]{3,40}>$|^(?:image|video|audio|sticker|gif|document|bild|imagen|foto|photo|vidéo) (?:omitted|weggelassen|omitid[oa]|absente?)$/iu;

/** What was written, without times, names and little pictures. */
export function messagesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(stamp, '').replace(pictures, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !attached.test(line));
}

export const isChatExport = (text: string): boolean =>
  text.split('\n', 50).filter((line) => stamp.test(line)).length >= 2;

/** Behind which a point ends no sentence. */
const abbreviated =
  /(?:^|[\s\d(.])(?:min|ca|std|el|tl|z\.?b|approx|tbsp|tsp|cups?|gr?|kg|ml|cl|dl|l|oz|hrs?|c|cda|cdas|cdita|cdta|cs|cc|càs|càc|aprox|env|st|bzw|evtl|pck|pkg|stk|msp|geh|gestr|bd|s|soupe|café)$/iu;

export const isAbbreviated = (text: string): boolean => abbreviated.test(text);

/** The sentences of a message; those of chats begin in lower case too. */
export function sentencesOf(message: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: mark } of message.matchAll(/(?:…|[.!?]{1,6})(?=\s|$)/gu)) {
    if (mark === '.' && abbreviated.test(message.slice(start, index))) continue;
    sentences.push(message.slice(start, index + mark.length).trim());
    start = index + mark.length;
  }
  return [...sentences, message.slice(start).trim()].filter((one) => /\p{L}/u.test(one));
}

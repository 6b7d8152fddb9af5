export { useTexts } from '#platform/use-texts.ts';

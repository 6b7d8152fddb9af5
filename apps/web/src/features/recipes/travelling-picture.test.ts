// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { awaitPicture, sendPictureAlong } from './travelling-picture.ts';

const card = (id: string) =>
  `<article id="${id}"><span class="box"><picture><img alt=""></picture></span><a href="/${id}"></a></article>`;
const linkOf = (id: string) => document.querySelector(`#${id} a`) as Element;
const travelling = () =>
  [...document.querySelectorAll('.travelling-picture')].map((box) => [
    box.className.split(' ')[0],
    box.closest('article')?.id,
  ]);

afterEach(() => document.body.replaceChildren());

it('DETAIL-02 lets the box of the chosen picture travel, and no other', () => {
  document.body.innerHTML = card('soup') + card('bread');
  sendPictureAlong(linkOf('soup'), 'soup');
  sendPictureAlong(linkOf('bread'), 'bread');
  expect(travelling()).toEqual([['box', 'bread']]);
});

it('DETAIL-02 awaits the picture at the card that it came from', () => {
  document.body.innerHTML = card('soup') + card('bread');
  sendPictureAlong(linkOf('soup'), 'soup');
  document.body.innerHTML = card('soup') + card('bread');
  awaitPicture(linkOf('soup'), 'soup');
  awaitPicture(linkOf('bread'), 'bread');
  awaitPicture(null, 'soup');
  expect(travelling()).toEqual([['box', 'soup']]);
});

// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useHydratedRegion } from './hydrated-region.ts';

const heard: string[] = [];

function Form() {
  const [word, setWord] = useState('');
  return (
    <div {...useHydratedRegion<HTMLDivElement>()}>
      <input
        type="search"
        value={word}
        onChange={(event) => {
          heard.push(event.target.value);
          setWord(event.target.value);
        }}
      />
      <input type="checkbox" onChange={({ target }) => heard.push(`checked ${target.checked}`)} />
      <select defaultValue="a" onChange={(event) => heard.push(`chosen ${event.target.value}`)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <button type="button" onClick={() => heard.push('pressed')}>
        Press
      </button>
      <button type="button" onClick={() => setWord(`${word}!`)}>
        Add
      </button>
    </div>
  );
}

/** The server's HTML, in which somebody acts before it is hydrated. */
async function hydrateAfter(early: (root: HTMLElement) => void): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  early(root);
  await act(async () => hydrateRoot(root, <Form />));
  return root;
}

function find<E extends HTMLElement>(root: HTMLElement, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (element === null) throw new Error(`No ${selector}`);
  return element;
}

function Chosen() {
  return (
    <div {...useHydratedRegion<HTMLDivElement>()}>
      <select value="b" onChange={(event) => heard.push(`chosen ${event.target.value}`)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
    </div>
  );
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

describe('what is done before the page is hydrated', () => {
  afterEach(() => {
    heard.length = 0;
    globalThis.earlyPresses = undefined;
    document.body.replaceChildren();
  });

  it('keeps a typed word, also when the page changes afterwards', async () => {
    const root = await hydrateAfter((page) => {
      find<HTMLInputElement>(page, '[type=search]').value = 'soup';
    });
    expect(heard).toEqual(['soup']);
    await act(async () => find(root, 'button:last-of-type').click());
    expect(find<HTMLInputElement>(root, '[type=search]').value).toBe('soup!');
  });

  it('tells of a checked box and of a chosen option', async () => {
    const root = await hydrateAfter((page) => {
      find<HTMLInputElement>(page, '[type=checkbox]').checked = true;
      find<HTMLSelectElement>(page, 'select').value = 'b';
    });
    expect(heard).toEqual(['checked true', 'chosen b']);
    expect(find<HTMLInputElement>(root, '[type=checkbox]').checked).toBe(true);
  });

  it('is nothing where the browser rendered the page itself', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    await act(async () => createRoot(root).render(<Chosen />));
    expect(heard).toEqual([]);
    expect(root.querySelector('[data-waiting]')).toBeNull();
  });

  it('presses a button that was pressed, once', async () => {
    const root = await hydrateAfter((page) => {
      globalThis.earlyPresses = new Set([find(page, 'button')]);
    });
    expect(heard).toEqual(['pressed']);
    expect(globalThis.earlyPresses?.size).toBe(0);
    expect(root.querySelector('[data-waiting]')).toBeNull();
  });

  it('leaves alone what belongs to a part that still waits', async () => {
    const outside = document.createElement('button');
    await hydrateAfter(() => {
      globalThis.earlyPresses = new Set([outside]);
    });
    expect(globalThis.earlyPresses?.has(outside)).toBe(true);
  });
});

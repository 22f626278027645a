import './fixtures/browser';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { scenes } from './fixtures/scenes';
import { readOverrides } from './options';

const cssClasses = Object.entries(readOverrides().cssClasses);

test('every component with listed classes has a scene', () => {
  expect(Object.keys(scenes).sort()).toEqual(cssClasses.map(([component]) => component).sort());
});

test.each(cssClasses)(
  '%s renders the classes that its page lists',
  async (component, classes) => {
    const scene = scenes[component];
    if (!scene) throw new Error(`No scene shows ${component}.`);
    render(scene.element);
    if (scene.press) fireEvent.click(await screen.findByRole('button', { name: scene.press }));
    const missing = () =>
      Object.keys(classes).filter((name) => !document.querySelector(`.${name}`));
    await waitFor(() => expect(missing()).toEqual([]), { timeout: 10_000 });
  },
  30_000,
);

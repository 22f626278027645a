import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  viewport: { width: 1100, height: 640 },
  async take({ page, studio, shot }) {
    await page.goto(`${studio.url}/prod/pages/tasks`);
    await page.getByText('Order new helmets').waitFor();
    await page.getByLabel('Title').last().fill('Call the insurance');
    const due = page.getByRole('group', { name: 'Due' }).or(page.getByLabel('Due')).last();
    // The first part of the date, the month.
    await due.click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('05092025');
    await page.getByRole('button', { name: 'Add task' }).click();
    await page.getByText('Call the insurance').waitFor();
    await shot('studio', { crop: { x: 0, y: 48, width: 1100, height: 480 }, pad: 0 });
  },
});

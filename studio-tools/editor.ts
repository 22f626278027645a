import type { FrameLocator, Locator, Page } from '@playwright/test';
import { areaOf } from './marks';

/**
 * Actions of a user in the editor of Studio, named after labels in the editor. The page's base URL
 * is the origin of Studio.
 */
export class Editor {
  /** The canvas with the page. */
  readonly canvas: FrameLocator;
  /** Parts of the left column. */
  readonly explorer: Record<'pages' | 'hierarchy' | 'queries' | 'actions', Locator>;
  /** The column on the right. */
  readonly inspector: Locator;
  /** The panel at the bottom, which has a tab for each open query. */
  readonly queryEditor: Locator;

  constructor(readonly page: Page) {
    this.canvas = page.frameLocator('iframe[name="data-toolpad-canvas"]');
    this.explorer = {
      pages: page.locator('#pages-explorer'),
      hierarchy: page.locator('#hierarchy-explorer'),
      queries: page.locator('#queries-explorer'),
      actions: page.locator('#actions-explorer'),
    };
    this.inspector = page.locator('#component-panel');
    this.queryEditor = page.locator('#query-panel');
  }

  /** Opens a page, and waits until its canvas shows a text. By default, the page is empty. */
  async openPage(pageName: string, text = 'Drop component here'): Promise<void> {
    await this.page.goto(`/prod/editor/app/pages/${pageName}`);
    await this.canvas.getByText(text).first().waitFor();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.canvas.locator('#root > *').first().waitFor({ state: 'attached' });
    await this.page.waitForTimeout(5000);
  }

  /** Opens the component library. @param label label of its bar */
  async openLibrary(label = 'Component library'): Promise<void> {
    const search = this.page.getByPlaceholder('Search components');
    // Hovering over its bar opens the library. Leave the bar first, and retry if the editor has
    // just reloaded.
    for (let attempt = 0; attempt < 5 && !(await search.isVisible()); attempt += 1) {
      await this.page.mouse.move(640, 20);
      await this.page.getByText(label, { exact: true }).hover();
      await this.page.waitForTimeout(1500);
    }
  }

  /** Drags a component from the open library over points of the canvas, without dropping it. */
  async drag(component: string, ...points: [x: number, y: number][]): Promise<void> {
    const entry = this.page.getByText(component, { exact: true }).last();
    await entry.scrollIntoViewIfNeeded();
    const box = await areaOf(entry);
    await this.page.mouse.move(box.x + box.width / 2, box.y - 15);
    await this.page.mouse.down();
    for (const [x, y] of points) await this.page.mouse.move(x, y, { steps: 10 });
  }

  /** Drags a component from the library to a point on the canvas. */
  async place(component: string, x: number, y: number): Promise<void> {
    await this.openLibrary();
    await this.drag(component, [640, 300], [x, y]);
    await this.page.waitForTimeout(500);
    await this.page.mouse.up();
    await this.page.waitForTimeout(2000);
  }

  /** Selects a component in the page hierarchy by its name. */
  async select(name: string): Promise<void> {
    await this.page.getByRole('treeitem', { name, exact: true }).click();
    await this.page.waitForTimeout(800);
  }

  /** The button that opens the binding editor of a property. */
  bindButton(property: string): Locator {
    return this.page.getByLabel(`Bind property "${property}"`);
  }

  /** Opens the binding editor of a property without changing the binding. */
  async openBinding(property: string): Promise<void> {
    await this.bindButton(property).click();
    await this.dialog.waitFor();
    await this.page.waitForTimeout(2000);
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^(Close|Cancel)$/ }).click();
  }

  /** Replaces the expression in the open binding editor. */
  async writeBinding(expression: string): Promise<void> {
    const editor = this.dialog.locator('.monaco-editor').first();
    await editor.click();
    await this.page.keyboard.press('Control+A');
    // Insert the whole text at once, because the editor would add closing brackets and backticks.
    await this.page.keyboard.insertText(expression);
    // Suggestions appear late, and only while the editor has the focus.
    await editor.locator('textarea').blur();
    await this.page.waitForTimeout(2500);
    await this.page.locator('.suggest-widget.visible').waitFor({ state: 'hidden' });
  }

  /** Presses the update button. @param label label of the button */
  async updateBinding(label = 'Update binding'): Promise<void> {
    await this.page.getByRole('button', { name: label, exact: true }).click();
    // Some dialogs stay open after the update. Others close slowly, and their button disappears
    // before the click.
    const close = this.dialog.getByRole('button', { name: /^(Close|Cancel)$/ });
    await this.dialog
      .waitFor({ state: 'hidden', timeout: 3000 })
      .catch(() => close.click({ timeout: 5000 }))
      .catch(() => undefined);
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /**
   * Presses the + button beside a heading in the left column, and waits until the menu contains the
   * kind of query.
   */
  async newQuery(heading = 'Queries', kind = 'REST API'): Promise<void> {
    const title = this.page.getByText(heading, { exact: true });
    await title
      .locator('..')
      .getByRole('button', { name: /^Create new/ })
      .click();
    await this.page.getByText(kind, { exact: true }).waitFor();
  }

  /** Chooses a kind of query in the menu, and enlarges the query editor. */
  async chooseKind(kind = 'REST API'): Promise<void> {
    await this.page.getByText(kind, { exact: true }).click();
    await this.raiseQueryEditor();
  }

  /**
   * Drags the upper edge of the query editor up. Retries if the drag misses the edge, which moves
   * while the panel opens.
   */
  private async raiseQueryEditor(): Promise<void> {
    const tabs = this.page.getByRole('tablist', { name: 'Query editor tabs' });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await this.page.waitForTimeout(500);
      const { y } = await areaOf(tabs);
      if (y < 400) return;
      await this.dragEdge([700, y - 1], [700, 350]);
    }
  }

  /** Drags the left edge of the inspector to a horizontal position in the window. */
  async widenInspector(x: number): Promise<void> {
    const left = (await areaOf(this.inspector)).x;
    await this.dragEdge([left - 1, 500], [x, 500]);
    await this.page.mouse.move(x - 100, 20);
    await this.page.waitForTimeout(500);
  }

  private async dragEdge(from: [number, number], to: [number, number]): Promise<void> {
    await this.page.mouse.move(...from);
    await this.page.mouse.down();
    await this.page.mouse.move(...to, { steps: 8 });
    await this.page.mouse.up();
  }

  /** Runs the query with a button. `result` must match only a row of the new preview. */
  async run(result = /./, label = 'Run'): Promise<void> {
    await this.page.getByRole('button', { name: label, exact: true }).click();
    const preview = this.page.getByRole('tabpanel', { name: 'Preview' });
    await preview.getByRole('treeitem', { name: result }).first().waitFor();
  }

  /** Saves the query. @param label label of the button */
  async saveQuery(label = 'Save'): Promise<void> {
    await this.page.getByRole('button', { name: label }).click();
    await this.page.waitForTimeout(1500);
  }

  /**
   * Renames a query by a double-click, and waits until the file has the new name, because an
   * earlier reload would lose it.
   */
  async renameQuery(from: string, to: string): Promise<void> {
    const queries = this.page.getByRole('tree', { name: 'query explorer' });
    await queries.getByText(from, { exact: true }).dblclick();
    await this.page.waitForTimeout(500);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(to);
    await this.page.keyboard.press('Enter');
    await queries.getByText(to, { exact: true }).waitFor();
    await this.page.waitForTimeout(1500);
    await this.page.getByLabel('All changes saved!').waitFor();
  }

  /** Opens a query or an action in the explorer, and enlarges its editor. */
  async openQuery(name: string): Promise<void> {
    await this.page.getByRole('treeitem', { name, exact: true }).click();
    await this.raiseQueryEditor();
    await this.page.waitForTimeout(1000);
  }

  /** Expands a component in the page hierarchy and selects a component inside it. */
  async selectInside(parent: string, name: string): Promise<void> {
    const node = (text: string) => this.explorer.hierarchy.getByText(text, { exact: true });
    await node(parent).click();
    await this.page.waitForTimeout(300);
    if (!(await node(name).isVisible())) await this.page.keyboard.press('ArrowRight');
    await node(name).click();
    await this.page.waitForTimeout(800);
  }

  /** The open dialog. */
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
}

import { chooseOncePerVisit, sendEvent } from '@site/src/features/analytics/analytics';
import { removeStored, writeStored, readStored } from '@site/src/components/storage';
import { defaultSponsorAdsUrl, defaultSponsorScriptUrl } from '@site/model/facts/sponsor';
import {
  type Content,
  decide,
  BLOCKER_CHECK,
  CHECK_INTERVAL,
  DISPLAY_DELAY,
  DISPLAY_RATIO,
  findSponsorState,
  isBot,
  isPlaceholder,
  secureUrl,
  type Shape,
  shapeOf,
  shouldCheckAgain,
  type SponsorState,
} from './decide';

/** Session storage key, set once an ad blocker is assumed. */
const BLOCKED_KEY = 'docs-ad-blocked';

const scriptUrl = process.env.SPONSOR_SCRIPT_URL || defaultSponsorScriptUrl;
const adsUrl = process.env.SPONSOR_ADS_URL || defaultSponsorAdsUrl;

/** Controls one slot, from the first check for the sponsor's ad to the last. */
class Slot {
  private readonly shape: Shape = chooseOncePerVisit('docs-ad-shape', ['image', 'inline'], () =>
    shapeOf(Math.random()),
  );
  private readonly random = Math.random();
  /** Parent of the sponsor's ad. Hidden until the ad is found. */
  private readonly sponsorPart = document.createElement('div');
  private sponsor: SponsorState = 'awaited';
  private checks = 0;
  private label = 'carbon';
  private kind: Content['kind'] = 'nothing';
  private timers: number[] = [];
  private stopped = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly hasSponsor: boolean,
  ) {}

  start(): void {
    this.guard(() => this.fill());
  }

  private fill(): void {
    this.sponsorPart.dataset.part = 'sponsor';
    this.root.append(this.sponsorPart);
    Object.assign(this.root.dataset, { state: this.kind, shape: this.shape });
    if (!this.hasSponsor) return this.settle('none');
    if (this.shape === 'image') this.schedule(() => this.loadScript(), 0);
    else void this.request();
    // If an ad blocker was found earlier in this visit, don't wait. A late ad is still shown.
    if (readStored('session', BLOCKED_KEY)) this.checks = BLOCKER_CHECK - 1;
    this.checkSponsor();
  }

  /** If a step throws, the slot is emptied and the error reported. */
  private guard(step: () => void): void {
    if (this.stopped || !this.root.isConnected) return this.stop();
    try {
      step();
    } catch {
      this.crash();
    }
  }

  private schedule(step: () => void, delay: number): void {
    this.timers.push(window.setTimeout(() => this.guard(step), delay));
  }

  private loadScript(): void {
    const src = secureUrl(scriptUrl);
    if (!src) return this.settle('none');
    const script = document.createElement('script');
    Object.assign(script, { async: true, id: '_carbonads_js', src });
    this.sponsorPart.append(script);
  }

  private async request(): Promise<void> {
    try {
      // Includes the parser, which only a fifth of the visits need.
      const { adElement, pixelElement, requestAd } = await import('./slotContent');
      const found = await requestAd(adsUrl, () => !this.stopped && this.root.isConnected);
      this.guard(() => {
        if (!found) return this.settle('none');
        if (isPlaceholder(found.ad.link)) return this.settle('placeholder');
        const ad = adElement(found.ad);
        ad.className = 'carbonads';
        this.sponsorPart.append(ad, ...found.pixels.map(pixelElement));
        this.settle('shown');
      });
    } catch {
      // An ad blocker looks the same: `decide` treats both alike (docs/behavior.md#sponsor-slot).
    }
  }

  /** Checks for the sponsor's ad repeatedly, as long as one can appear. */
  private checkSponsor(): void {
    this.checks += 1;
    this.settle(findSponsorState(document));
    if (shouldCheckAgain(this.sponsor, this.checks))
      this.schedule(() => this.checkSponsor(), CHECK_INTERVAL);
  }

  private settle(sponsor: SponsorState): void {
    if (this.sponsor !== 'awaited') return;
    this.sponsor = sponsor;
    const content = decide(sponsor, this.checks, this.random);
    // Any answer of the sponsor, also a late one, means that there's no ad blocker.
    if (sponsor !== 'awaited') removeStored('session', BLOCKED_KEY);
    else if (content.kind !== 'nothing') writeStored('session', BLOCKED_KEY, 'true');
    if (content.kind === 'nothing') return;
    if (content.kind === this.kind && content.label === this.label) return;
    this.kind = content.kind;
    this.label = content.label;
    const eventLabel = this.eventLabel();
    Object.assign(this.root.dataset, { state: this.kind, gaEventLabel: eventLabel });
    if (this.kind === 'message') void this.showMessage().catch(() => this.crash());
    this.reportDisplay(eventLabel);
  }

  /** Shows a message instead of the in-house ad. Its strings are loaded only then. */
  private async showMessage(): Promise<void> {
    const { messageElement } = await import('./slotContent');
    if (!this.stopped) this.root.append(messageElement());
  }

  private reportDisplay(eventLabel: string): void {
    const ratio = Number(this.root.dataset.displayRatio ?? DISPLAY_RATIO);
    if (Math.random() >= ratio) return;
    this.schedule(() => {
      if (this.eventLabel() === eventLabel) sendEvent('ad', { eventAction: 'display', eventLabel });
    }, DISPLAY_DELAY);
  }

  private eventLabel(): string {
    return `${this.label}-body-top-${this.shape}`;
  }

  private stop(): void {
    this.stopped = true;
    this.timers.forEach((timer) => clearTimeout(timer));
  }

  private crash(): void {
    this.stop();
    this.root.replaceChildren();
    delete this.root.dataset.gaEventCategory;
    this.root.dataset.state = 'crashed';
    sendEvent('ad', { eventAction: 'crash', eventLabel: this.eventLabel() });
  }
}

/** Distance in px from the viewport at which the slot is filled. */
const MARGIN = 300;

/**
 * Replaces the in-house ad in a slot when it's near the viewport. Never throws: a crash leaves it
 * empty (docs/behavior.md#sponsor-slot). Crawlers get an empty slot at once.
 * @param hasSponsor whether to request the sponsor's ad; otherwise, the in-house ad stays
 */
export function watchSlot(root: HTMLElement, hasSponsor = true): void {
  if (isBot(navigator.userAgent)) return root.replaceChildren();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      new Slot(root, hasSponsor).start();
    },
    { rootMargin: `${MARGIN}px` },
  );
  observer.observe(root);
}

import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { sendEvent } from './analytics';

export function reportVital({
  name,
  id,
  value,
  delta,
  rating,
}: Pick<MetricType, 'name' | 'id' | 'value' | 'delta' | 'rating'>): void {
  sendEvent(name, {
    value: delta,
    metric_id: id,
    metric_value: value,
    metric_delta: delta,
    metric_rating: rating,
  });
}

/** Measures the page. Only loaded in a sample of sessions. */
export function measureVitals(): void {
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) => measure(reportVital));
}

import * as React from 'react';
import * as leaflet from 'leaflet';
import { createComponent } from '@toolpad/studio/browser';
import leafletStyles from 'leaflet/dist/leaflet.css?inline';

export interface MapProps {
  lat: number;
  long: number;
  zoom: number;
}

function Map({ lat, long, zoom }: MapProps) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const mapRef = React.useRef<leaflet.Map | null>(null);

  React.useEffect(() => {
    const root = rootRef.current!;
    const map = leaflet.map(root);
    leaflet
      .tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
        maxZoom: 19,
        attribution:
          '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
      })
      .addTo(map);
    mapRef.current = map;
    // Leaflet draws for the size its box had. Tell it when that changes.
    const observer = new ResizeObserver(() => map.invalidateSize());
    observer.observe(root);
    return () => {
      observer.disconnect();
      map.remove();
      mapRef.current = null;
    };
  }, []);

  React.useEffect(() => {
    mapRef.current?.setView([lat, long], zoom);
  }, [lat, long, zoom]);

  return (
    <React.Fragment>
      {/* Beside the map: in the editor, styles of a plain import would miss the frame that shows the page. */}
      <style>{leafletStyles}</style>
      <div ref={rootRef} style={{ width: '100%', height: 400 }} />
    </React.Fragment>
  );
}

export default createComponent(Map, {
  argTypes: {
    lat: { type: 'number', default: 51.505 },
    long: { type: 'number', default: -0.09 },
    zoom: { type: 'number', default: 13, minimum: 0, maximum: 19 },
  },
});

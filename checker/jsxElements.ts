import type { JSX } from 'react';

export declare const elements: JSX.IntrinsicElements;

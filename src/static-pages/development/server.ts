import { baseUrl } from '@site/src/site/origins';

/** A mistake in the docs, as `plugins/checker` sends and takes it. */
export interface Mistake {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
}

const address = `${location.origin.replace(/^http/, 'ws')}${baseUrl}__mistakes`;

let socket: WebSocket | undefined;
let met: readonly Mistake[] = [];

function send(): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(met));
}

/** Tells the server what this document has met while it ran, all there is. */
export function tellServer(mistakes: readonly Mistake[]): void {
  met = mistakes;
  send();
}

/** Connects to the server, again and again while it is away. @param onMistakes hears of all mistakes in the docs */
export function connect(onMistakes: (mistakes: Mistake[]) => void): void {
  socket = new WebSocket(address);
  socket.onopen = () => {
    if (met.length > 0) send();
  };
  socket.onmessage = ({ data }) => onMistakes(JSON.parse(String(data)) as Mistake[]);
  socket.onclose = () => setTimeout(connect, 1_000, onMistakes);
}

import { baseUrl } from '@site/src/site/origins';

/** A problem in the docs, as exchanged with `plugins/checker`. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
}

const url = `${location.origin.replace(/^http/, 'ws')}${baseUrl}__problems`;

let socket: WebSocket | undefined;
let sent: readonly Problem[] = [];

function send(): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(sent));
}

export function reportToServer(problems: readonly Problem[]): void {
  sent = problems;
  send();
}

/** Whether this document was connected. A server that has restarted doesn't update it. */
let wasConnected = false;

/** Connects to the server. If it restarts, the document reloads. */
export function connect(onProblems: (problems: Problem[]) => void): void {
  socket = new WebSocket(url);
  socket.onopen = () => {
    if (wasConnected) location.reload();
    wasConnected = true;
    if (sent.length > 0) send();
  };
  socket.onmessage = ({ data }) => onProblems(JSON.parse(String(data)) as Problem[]);
  socket.onclose = () => setTimeout(connect, 1_000, onProblems);
}

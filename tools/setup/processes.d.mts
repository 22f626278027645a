/** Calls back once when this process is told to end, or when the shell or package manager that started it has ended. */
export function whenEnding(onEnd: () => void): void;

export interface Task {
  id: number;
  title: string;
  due: string;
}

const tasks: Task[] = [
  { id: 1, title: 'Order new helmets', due: '2025-05-02' },
  { id: 2, title: 'Check the brakes on bike 7', due: '2025-05-05' },
];

export async function getTasks(): Promise<Task[]> {
  return tasks;
}

export async function addTask(title: string, due: string): Promise<Task> {
  const task = { id: tasks.length + 1, title, due };
  tasks.push(task);
  return task;
}

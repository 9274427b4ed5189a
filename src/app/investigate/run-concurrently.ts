export interface RunningTask {
  done: Promise<unknown>
  cancel: () => void
}

/**
 * Runs tasks in order, with limited concurrency. `done` resolves when all have ended or, after `stop`, when
 * the running ones have.
 */
export function runConcurrently<Task>(
  tasks: readonly Task[],
  maxAtOnce: number,
  start: (task: Task) => RunningTask,
): { done: Promise<void>; stop: () => void } {
  const waiting = tasks.values()
  const runningTasks = new Set<RunningTask>()
  let isStopped = false
  const work = async () => {
    for (const task of waiting) {
      if (isStopped) return
      const running = start(task)
      runningTasks.add(running)
      await running.done
      runningTasks.delete(running)
    }
  }
  return {
    done: Promise.all(Array.from({ length: maxAtOnce }, work)).then(() => undefined),
    stop() {
      isStopped = true
      for (const { cancel } of runningTasks) cancel()
    },
  }
}

import { NButton, useMessage } from 'naive-ui'
import { h } from 'vue'

/** Returns a function that shows a message for ten seconds, with a button that acts on it. */
export function useActionMessage() {
  const message = useMessage()

  return (text: string, action: { label: string; test: string; run: () => void }): void => {
    const shown = message.info(
      () =>
        h('span', [
          text,
          h(
            NButton,
            {
              text: true,
              type: 'primary',
              style: 'margin-left: 8px',
              'data-test': action.test,
              onClick: () => {
                shown.destroy()
                action.run()
              },
            },
            () => action.label,
          ),
        ]),
      { duration: 10_000, closable: true },
    )
  }
}
